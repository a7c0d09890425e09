export { Modal, type ModalProps } from './Modal.tsx';
export { modalSizes, type ModalSize } from './modalSizes.ts';
export { modalKeys } from './Modal.keys.ts';
