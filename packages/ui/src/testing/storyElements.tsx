import { createElement, type ComponentType, type ReactNode } from 'react';

type Args = Record<string, unknown>;
type Decorator = (Story: ComponentType, context: { args: Args }) => ReactNode;

/** What a story, or the default export beside it, says about how it is rendered. */
interface Annotations {
  component?: ComponentType<Args>;
  args?: Args;
  render?: (args: Args) => ReactNode;
  decorators?: Decorator | Decorator[];
}

/** One story as it is in the page, without Storybook around it. */
export interface StoryElement {
  /** Component and story: `Button/Pending`. */
  name: string;
  /** What it shows. */
  element: ReactNode;
}

/** The stories of several modules of stories, by their paths, ready to be rendered. */
export function storyElements(modules: Record<string, unknown>): StoryElement[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const { default: meta, ...stories } = module as Record<string, Annotations>;
    return Object.entries(stories).map(([story, annotations]) => ({
      name: `${path.split('/').at(-2)}/${story}`,
      element: createElement(() => storyElement(meta ?? {}, annotations)),
    }));
  });
}

function storyElement(meta: Annotations, story: Annotations): ReactNode {
  const args: Args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render ?? ownRender(meta.component);
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  return decorators.reduce<ReactNode>(
    (inner, decorate) => createElement(() => decorate(() => inner, { args })),
    createElement(() => render(args)),
  );
}

function ownRender(Component: Annotations['component']) {
  if (!Component) throw new Error('A story names neither a component nor how it is rendered');
  return (args: Args) => <Component {...args} />;
}
