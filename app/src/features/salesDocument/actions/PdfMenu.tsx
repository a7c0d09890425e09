import { getInvoicePdf } from '@facturatie/api-contract';
import { busy } from '@facturatie/ui/BusyIndicator';
import { Button } from '@facturatie/ui/Button';
import { IconButton } from '@facturatie/ui/IconButton';
import { Menu } from '@facturatie/ui/Menu';
import type { MenuItem } from '@facturatie/ui/Menu';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { documentPdfText as text } from '../../../intl/salesDocuments.nl-BE.ts';
import { reportFailure } from '../../failure/reportFailure.ts';

/** How long the file can be loaded again or saved in a tab that shows it, in milliseconds. */
const keptFor = 30 * 60_000;

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

  /** Shows the PDF in a new tab, or downloads it; that also where the browser opens no tab. */
  async function print(isShown: boolean) {
    if (isPrinting) return;
    // Before anything is awaited: only then it is the press that opens the tab.
    const tab = isShown ? window.open('', '_blank') : null;
    if (tab) {
      tab.document.title = text.making;
      tab.document.body.textContent = text.making;
    }
    setIsPrinting(true);
    try {
      const file = await busy.track(api(getInvoicePdf, { query: { number } }));
      const address = URL.createObjectURL(file);
      setTimeout(() => URL.revokeObjectURL(address), keptFor);
      if (tab) tab.location.replace(address);
      else download(address, `${number}.pdf`);
    } catch (error) {
      tab?.close();
      reportFailure(error);
    }
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
        { ...about, label: text.show, onAction: () => void print(true) },
        { ...about, label: text.download, onAction: () => void print(false) },
        ...more,
      ]}
    />
  );
}

/** The same for a row of a list. */
export function rowPdf({ number }: { readonly number: string }) {
  return <PdfMenu isInRow number={number} />;
}

function download(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
