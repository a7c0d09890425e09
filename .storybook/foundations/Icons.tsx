import { Icon } from '../../packages/ui/src/components/Icon/Icon.tsx';
import { iconNames } from '../../packages/ui/src/components/Icon/iconShapes.ts';
import { Facts, type Fact } from './Facts.tsx';
import { iconMeanings } from './iconMeanings.ts';

/** Every icon with its name and its meaning. */
export function Icons() {
  return (
    <Facts
      caption="Icons"
      columns={[
        { header: 'Name' },
        { header: 'Meaning', width: 'large' },
        { header: 'Icon', width: 'compact' },
      ]}
      rows={iconNames.map((name): Fact => [
        name,
        iconMeanings[name],
        <Icon key={name} name={name} />,
      ])}
    />
  );
}
