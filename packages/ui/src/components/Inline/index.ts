export { Inline, inlineElements, type InlineProps } from './Inline.tsx';
export {
  inlineAlignments,
  inlineDistributions,
  type InlineAlignment,
  type InlineDistribution,
} from './inlineArrangements.ts';
