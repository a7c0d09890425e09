import { Story, useOf } from '@storybook/addon-docs/blocks';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { Inline } from '../../packages/ui/src/components/Inline/Inline.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import * as styles from './blocks.css.ts';
import { PageLink } from './PageLink.tsx';

/** The comment above a story. */
interface Described {
  docs?: { description?: { story?: string } };
}

interface StateProps {
  /** The story of that state. */
  of: ComponentProps<typeof Story>['of'];
  /** Whether the page is that of another screen: then the link says so. */
  isElsewhere?: boolean;
  /** How high its window is; a screen needs more than a field. */
  height?: string;
}

/** A state that a screen reaches through actions: its play function runs on request. */
export function State({ of, isElsewhere = false, height = '640px' }: StateProps) {
  const { story } = useOf(of ?? 'story', ['story']);
  const { docs } = story.parameters as Described;
  const [isPlayed, setIsPlayed] = useState(false);
  return (
    <div className={`sb-unstyled ${styles.state}`}>
      <Heading level="3" id={story.id}>
        {isElsewhere
          ? `${story.title.slice(story.title.indexOf('/') + 1)}: ${story.name}`
          : story.name}
      </Heading>
      <Text>{docs?.description?.story ?? ''}</Text>
      <Inline space="medium">
        <Button size="small" aria-expanded={isPlayed} onPress={() => setIsPlayed(!isPlayed)}>
          {isPlayed ? 'Put it away' : 'Play it here'}
        </Button>
        <PageLink to={`/story/${story.id}`}>Open the story</PageLink>
      </Inline>
      {isPlayed && (
        <div className={styles.played}>
          <Story of={of} inline={false} height={height} />
        </div>
      )}
    </div>
  );
}
