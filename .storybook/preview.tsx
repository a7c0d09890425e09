import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Components', 'Screens', 'Docs'] },
    },
  },
};

export default preview;
