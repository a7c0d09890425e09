import { NeutralColours, ToneColours } from '../foundations/Colours.tsx';
import { Contrasts } from '../foundations/Contrasts.tsx';
import { Measures, TypeMeasures } from '../foundations/Measures.tsx';
import { Advice } from './Advice.tsx';
import { Anatomy, FieldAnatomy } from './Anatomy.tsx';
import { Props } from './Props.tsx';
import { ScreenReader } from './ScreenReader.tsx';
import { State } from './State.tsx';
import { StatusLine } from './StatusLine.tsx';

/** What every page may use without importing it. */
export const blocksInMdx = {
  Advice,
  Anatomy,
  Contrasts,
  FieldAnatomy,
  Measures,
  NeutralColours,
  Props,
  ScreenReader,
  State,
  StatusLine,
  ToneColours,
  TypeMeasures,
};
