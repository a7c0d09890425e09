import { Skeleton } from '@facturatie/ui/Skeleton';
import * as styles from './FormSkeleton.css.ts';

export interface FormSkeletonProps {
  /** The number of placeholder fields. */
  readonly fields: number;
}

/** The placeholder of a form that is loading: its button, and its fields below their labels. */
export function FormSkeleton({ fields }: FormSkeletonProps) {
  return (
    <div className={styles.form}>
      <div className={styles.button} />
      <div className={styles.fields}>
        {Array.from({ length: fields }, (_, field) => (
          <div key={field}>
            <Skeleton lines={1} />
            <div className={styles.field} />
          </div>
        ))}
      </div>
    </div>
  );
}
