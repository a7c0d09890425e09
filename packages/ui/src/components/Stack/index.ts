export { Stack, stackElements, type StackProps } from './Stack.tsx';
export { stackAlignments, type StackAlignment } from './stackAlignments.ts';
