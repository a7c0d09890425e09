import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import type { IconName } from '../../packages/ui/src/components/Icon/iconShapes.ts';
import * as styles from './blocks.css.ts';

interface AdviceProps {
  /** Recommendations, a sentence each. */
  do: readonly string[];
  /** What does not, each with its reason. */
  dont: readonly string[];
}

const sides: { side: keyof AdviceProps; title: string; icon: IconName }[] = [
  { side: 'do', title: 'Do', icon: 'positive' },
  { side: 'dont', title: 'Do not', icon: 'critical' },
];

/** What to do and what not to do, side by side. */
export function Advice(advice: AdviceProps) {
  return (
    <div className={`sb-unstyled ${styles.advice}`}>
      {sides.map(({ side, title, icon }) => (
        <div key={side} className={styles.side[side]}>
          <strong className={styles.sideTitle}>
            <Icon name={icon} /> {title}
          </strong>
          <ul className={styles.sentences}>
            {advice[side].map((sentence) => (
              <li key={sentence}>
                <WithCode text={sentence} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A sentence with code between backquotes. */
export function WithCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((words, index) => (index % 2 === 0 ? words : <code key={words}>{words}</code>));
}
