export { StartScreen, type StartScreenProps } from './StartScreen.tsx';
