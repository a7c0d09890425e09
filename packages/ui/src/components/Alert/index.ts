export { Alert, type AlertProps } from './Alert.tsx';
export { alertTones, type AlertTone } from './alertTones.ts';
