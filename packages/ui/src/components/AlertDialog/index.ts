export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
export { alertDialogTones, type AlertDialogTone } from './alertDialogTones.ts';
export { confirm, type Confirmation } from './confirm.ts';
export { Confirmations } from './Confirmations.tsx';
export { alertDialogKeys } from './AlertDialog.keys.ts';
