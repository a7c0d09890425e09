import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  tags: ['!autodocs'],
  args: {
    facts: [
      { term: 'Klant', value: 'Bakkerij Peeters' },
      { term: 'Vervaldag', value: '5/03/26' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader says each value with its name. */
export const Plain: Story = {
  args: { look: 'facts' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Klant',
      'Vervaldag',
    ]);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Bakkerij Peeters',
      '5/03/26',
    ]);
  },
};

/** A value that is a link or a badge. */
export const RichValues: Story = {
  args: {
    facts: [
      { term: 'E-mail', value: <Link href="mailto:an@bakkerij.be">an@bakkerij.be</Link> },
      { term: 'Status', value: <StatusBadge tone="positive">Betaald</StatusBadge> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'an@bakkerij.be' })).toBeVisible();
  },
};

/** Amounts that add up: aligned to the right, on any screen. */
export const Sum: Story = {
  args: {
    look: 'sum',
    facts: [
      { term: 'Totaal Excl.', value: '€ 1.250,00' },
      { term: 'Btw', value: '€ 262,50' },
      { term: 'Totaal Incl.', value: '€ 1.512,50' },
    ],
  },
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('definition').map((value) => {
      const amount = document.createRange();
      amount.selectNodeContents(value);
      return Math.round(amount.getBoundingClientRect().right);
    });
    await expect(new Set(ends).size).toBe(1);
  },
};

/** Names of different lengths: all values begin at one edge, or below their names on a narrow screen. */
export const LongNames: Story = {
  args: {
    facts: [
      { term: 'Nr.', value: '20261100042' },
      { term: 'Gestructureerde mededeling', value: '+++090/9337/55493+++' },
    ],
  },
};
