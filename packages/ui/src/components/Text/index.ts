export { Text, textElements, type TextProps } from './Text.tsx';
export { textTones, textWeights, type TextTone, type TextWeight } from './textLooks.ts';
