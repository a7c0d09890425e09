/** What is shown when a colleague changed the same document, fetched together. */
export { ConflictChoice } from '../../record/ConflictChoice.tsx';
export { documentDifferences } from './documentDifferences.ts';
