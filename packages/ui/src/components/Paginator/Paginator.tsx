import { useRef, type ReactNode } from 'react';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { Anchor } from '../../private/Anchor.tsx';
import { paginatorTexts } from '../../intl/paginator.nl-BE.ts';
import { formatWholeNumber } from '../../intl/number/formatNumber.ts';
import { useMessages } from '../../private/messages.ts';
import { useFocusRestore } from '../../private/dialogs/useFocusRestore.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconShapes.ts';
import { Select } from '../Select/Select.tsx';
import { pageSizes, type PageSize } from './pageSizes.ts';
import { pageWindow, windowLengths } from './pageWindow.ts';
import * as styles from './Paginator.css.ts';

/** Props of {@link Paginator}. */
export interface PaginatorProps {
  /** The page that is shown, from 1. */
  page: number;
  /** The number of the last page. */
  lastPage: number;
  /** The address of a page. */
  hrefFor: (page: number) => string;
  /** Goes to a page in place of the router, for a plain click; the address is still a real one. */
  onPageChange?: (page: number) => void;
  /** How many rows a page holds. */
  pageSize?: PageSize;
  /** Called with another page size. Without it the size cannot be chosen. */
  onPageSizeChange?: (pageSize: PageSize) => void;
  /** How many there are in all, in words: '261 klanten'. */
  total?: ReactNode;
  /** The list it belongs to, where a page has several. */
  label?: string;
}

/** Leads through the pages of a list, and says where one is. */
export function Paginator({
  page,
  lastPage,
  hrefFor,
  onPageChange,
  pageSize,
  onPageSizeChange,
  total,
  label,
}: PaginatorProps) {
  const texts = useMessages('paginator', paginatorTexts);
  const current = useRef<HTMLAnchorElement>(null);
  const focusRestore = useFocusRestore(() => current.current);
  const last = Math.max(1, lastPage);

  const inTightest = pageWindow(page, last, windowLengths.tightest);
  const inTight = pageWindow(page, last, windowLengths.tight);
  function spaceFor(target: number): keyof typeof styles.numberItem {
    if (inTightest.includes(target)) return 'tightest';
    return inTight.includes(target) ? 'tight' : 'standard';
  }
  const linkTo = (target: number) => ({
    href: hrefFor(target),
    onFollow: onPageChange && (() => onPageChange(target)),
  });
  const step = (target: number, isPossible: boolean, name: string, icon: IconName) => (
    <li>
      <Anchor
        {...linkTo(target)}
        href={isPossible ? hrefFor(target) : undefined}
        className={styles.step}
        aria-label={name}
      >
        <Icon name={icon} />
      </Anchor>
    </li>
  );

  return (
    <div
      className={styles.container}
      {...keyMark('paginator', [!onPageSizeChange && 'ArrowDown, ArrowUp'])}
    >
      <div className={styles.paginator}>
        <div className={styles.facts}>
          {total !== undefined && <span className={styles.total}>{total}</span>}
          <output className={styles.position} aria-label={texts.place}>
            {texts.position(formatWholeNumber(page), formatWholeNumber(last))}
          </output>
        </div>
        {pageSize !== undefined && onPageSizeChange && (
          <div className={styles.sizes}>
            <Select
              label={texts.pageSize}
              labelPosition="side"
              options={pageSizes.map((size) => ({ key: String(size), label: String(size) }))}
              value={String(pageSize)}
              onChange={(key) => {
                const chosen = pageSizes.find((size) => String(size) === key);
                if (chosen !== undefined) onPageSizeChange(chosen);
              }}
            />
          </div>
        )}
        <nav aria-label={label ?? texts.label} {...focusRestore}>
          <ul className={styles.links}>
            {step(1, page > 1, texts.first, 'first')}
            {step(page - 1, page > 1, texts.previous, 'chevronLeft')}
            {pageWindow(page, last).map((target) => (
              <li key={target} className={styles.numberItem[spaceFor(target)]}>
                <Anchor
                  {...linkTo(target)}
                  ref={target === page ? current : undefined}
                  className={styles.number}
                  aria-label={texts.page(formatWholeNumber(target))}
                  aria-current={target === page ? 'page' : undefined}
                >
                  {formatWholeNumber(target)}
                </Anchor>
              </li>
            ))}
            {step(page + 1, page < last, texts.next, 'chevronRight')}
            {step(last, page < last, texts.last, 'last')}
          </ul>
        </nav>
      </div>
    </div>
  );
}
