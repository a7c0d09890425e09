import { Button } from '@facturatie/ui/Button';
import { IconButton } from '@facturatie/ui/IconButton';
import { Menu } from '@facturatie/ui/Menu';
import type { MenuItem } from '@facturatie/ui/Menu';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { documentPdfText as text } from '../../../intl/salesDocuments.nl-BE.ts';
import { downloadPdf, showPdf } from './documentPdf.ts';

export interface PdfMenuProps {
  readonly number: string;
  /** A picture in a row of a list; else a button, below which it says that unsaved changes are not in it. */
  readonly isInRow?: boolean;
  /** What else can be chosen. */
  readonly more?: readonly MenuItem[];
  /** Why the icon is highlighted; undefined when it is not. */
  readonly highlight?: string | undefined;
}

/** Shows or downloads the PDF of a saved document; reports progress and errors. */
export function PdfMenu({ number, isInRow = false, more = [], highlight }: PdfMenuProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const [isPrinting, setIsPrinting] = useState(false);

  async function print(make: typeof showPdf) {
    if (isPrinting) return;
    setIsPrinting(true);
    await make(api, number);
    setIsPrinting(false);
  }

  const about = isInRow ? {} : { description: text.asSaved };
  return (
    <Menu
      trigger={
        isInRow ? (
          <IconButton
            icon="document"
            size="small"
            label={text.of(number)}
            {...(highlight !== undefined && { highlight })}
          />
        ) : (
          <Button icon="document" isPending={isPrinting} pendingText={text.making}>
            {text.label}
          </Button>
        )
      }
      items={[
        { ...about, label: text.show, onAction: () => void print(showPdf) },
        { ...about, label: text.download, onAction: () => void print(downloadPdf) },
        ...more,
      ]}
    />
  );
}

/** The same for a row of a list. */
export function rowPdf({ number }: { readonly number: string }) {
  return <PdfMenu isInRow number={number} />;
}
