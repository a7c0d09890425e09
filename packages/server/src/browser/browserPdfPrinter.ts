import type { PdfPrinter } from '../http/ports.ts';
import type { FaceName, Faces } from '../pdf/fonts.ts';

/** Where a page finds the files of the faces. */
export type FaceAddresses = Readonly<Record<FaceName, string>>;

/**
 * Prints with pdfkit inside a page or its worker. What prints and the faces are fetched with the first
 * document, because most visits print none.
 */
export function browserPdfPrinter(addresses: FaceAddresses): PdfPrinter {
  let loading: ReturnType<typeof load> | undefined;
  return {
    print: async (document, now) => {
      loading ??= load(addresses);
      try {
        const { printDocument, faces } = await loading;
        return await printDocument(document, now, faces);
      } catch (error) {
        // What could not be fetched now, may be the next time.
        loading = undefined;
        throw error;
      }
    },
  };
}

async function load({ regular, bold }: FaceAddresses) {
  const [{ openFaces }, { printDocument }, ...files] = await Promise.all([
    import('../pdf/fonts.ts'),
    import('../pdf/printDocument.ts'),
    fetchFile(regular),
    fetchFile(bold),
  ]);
  const faces: Faces = openFaces({ regular: files[0], bold: files[1] });
  return { printDocument, faces };
}

async function fetchFile(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
