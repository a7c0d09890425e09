export { Toasts } from './Toasts.tsx';
export { toast, toastTimeout, type ToastMessage, type ToastOptions } from './toast.ts';
export { toastTones, type ToastTone } from './toastTones.ts';
export { toastsKeys } from './Toasts.keys.ts';
