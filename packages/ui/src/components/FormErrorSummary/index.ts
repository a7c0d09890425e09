export {
  FormErrorSummary,
  type FieldProblem,
  type FormErrorSummaryProps,
} from './FormErrorSummary.tsx';
