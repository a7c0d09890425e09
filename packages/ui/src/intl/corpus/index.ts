export {
  corpusToday,
  spellingKinds,
  spellings,
  type Spelling,
  type SpellingAnswer,
  type SpellingKind,
  type SpellingValue,
} from './spellings.ts';
