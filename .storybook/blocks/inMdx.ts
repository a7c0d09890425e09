import { Advice } from './Advice.tsx';
import { Anatomy } from './Anatomy.tsx';
import { FieldAnatomy } from './FieldAnatomy.tsx';
import { Props } from './Props.tsx';
import { ScreenReader } from './ScreenReader.tsx';
import { StatusLine } from './StatusLine.tsx';

/** What every page may use without importing it. */
export const blocksInMdx = { Advice, Anatomy, FieldAnatomy, Props, ScreenReader, StatusLine };
