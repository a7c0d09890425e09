import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  tags: ['!autodocs'],
} satisfies Meta<typeof AlertDialog>;

export default meta;

/** A question with long words; the other tone differs only in the tone of one button. */
export const Gallery: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: '36rem' }}>
      <AlertDialog
        isOpen
        tone="critical"
        title="Factuur 2026/12 van Bouwwerken Vandenberghe & Zonen verwijderen?"
        message={'De factuur en haar lijnen zijn dan weg.\nDat kan niet ongedaan gemaakt worden.'}
        confirmLabel="Factuur verwijderen"
        onAnswer={() => {}}
      />
    </div>
  ),
};
