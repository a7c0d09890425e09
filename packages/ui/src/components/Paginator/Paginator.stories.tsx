import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { nlBE } from '../../intl/nl-BE.ts';
import { Paginator, type PaginatorProps } from './Paginator.tsx';
import type { PageSize } from './pageSizes.ts';

const { first, previous, next, last, page: pageName, position } = nlBE.paginator;

/** A list that has pages, without its rows. */
function PagedList(props: PaginatorProps) {
  const [page, setPage] = useState(props.page);
  const [pageSize, setPageSize] = useState(props.pageSize);
  function changeSize(size: PageSize) {
    setPageSize(size);
    setPage(1);
    props.onPageSizeChange?.(size);
  }
  return (
    <Paginator
      {...props}
      page={page}
      pageSize={pageSize}
      onPageChange={(target) => {
        setPage(target);
        props.onPageChange?.(target);
      }}
      onPageSizeChange={changeSize}
    />
  );
}

const meta = {
  title: 'Components/Paginator',
  component: Paginator,
  tags: ['!autodocs'],
  args: {
    page: 3,
    lastPage: 12,
    hrefFor: (page: number) => `#klanten?p=${page}`,
    onPageChange: fn(),
    pageSize: 10,
    onPageSizeChange: fn(),
    total: '118 klanten',
  },
  render: (args) => <PagedList {...args} />,
} satisfies Meta<typeof Paginator>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page in the middle: every link has its own address. */
export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(canvas.getByRole('navigation', { name: nlBE.paginator.label })).toBeVisible();
    for (const [name, target] of [
      [first, 1],
      [previous, 2],
      [pageName('2'), 2],
      [next, 4],
      [last, 12],
    ] as const)
      await expect(link(name)).toHaveAttribute('href', `#klanten?p=${target}`);
    await expect(link(pageName('3'))).toHaveAttribute('aria-current', 'page');
    // Numbers only, without an ellipsis for omitted pages.
    await expect(canvas.getByRole('navigation')).toHaveTextContent(/^1234567$/);
    await userEvent.click(link(next));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
    await expect(link(pageName('4'))).toHaveAttribute('aria-current', 'page');
  },
};

/** The first page. */
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    for (const name of [first, previous]) {
      const link = canvas.getByRole('link', { name });
      await expect(link).not.toHaveAttribute('href');
      await expect(link).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(canvas.getByRole('link', { name: next })).toHaveAttribute('href', '#klanten?p=2');
  },
};

/** The last page. */
export const LastPage: Story = {
  args: { page: 12 },
  play: async ({ canvas }) => {
    for (const name of [next, last]) {
      const link = canvas.getByRole('link', { name });
      await expect(link).not.toHaveAttribute('href');
      await expect(link).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

/** The focus stays, even on a disabled link, and the page is announced. */
export const FocusAtTheEnd: Story = {
  args: { page: 11 },
  play: async ({ canvas, userEvent }) => {
    const toNext = canvas.getByRole('link', { name: next });
    toNext.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toNext).toHaveAttribute('aria-disabled', 'true');
    await expect(toNext).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(position('12', '12'));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: pageName('12') })).toHaveFocus();
  },
};

/** A number with the focus can leave the row of numbers: the focus then goes to the page itself. */
export const FocusOnANumberThatGoes: Story = {
  render: function List(args) {
    const [page, setPage] = useState(1);
    return <Paginator {...args} page={page} onPageChange={() => setPage(12)} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: pageName('2') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: pageName('12') })).toHaveFocus();
  },
};

/** More or fewer rows to a page. */
export const PageSizes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: nlBE.paginator.pageSize });
    await expect(select).toHaveDisplayValue('10');
    const choices = within(select).getAllByRole('option');
    await expect(choices.map((choice) => choice.textContent)).toEqual(['10', '20', '50', '100']);
    await userEvent.selectOptions(select, '50');
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(50);
    await expect(select).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(position('1', '12'));
  },
};

/** A single page: still shown, so that nothing jumps. */
export const OnePage: Story = {
  args: { page: 1, lastPage: 0, total: 'Geen klanten' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Pagina/ })).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(position('1', '1'));
  },
};

/** In a narrow container: fewer numbers, no horizontal scrolling. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { page: 1200, lastPage: 12_345, total: '123.450 klanten' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link', { name: /^Pagina/ })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: last })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
