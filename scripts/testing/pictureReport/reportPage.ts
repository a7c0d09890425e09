import type { ComparedPicture, PictureReport, ShownPicture } from './PictureReport.ts';
import { reportStyles } from './reportStyles.ts';

/** The ways to look at two pictures, by what they are called. */
const views = { sides: 'Side by side', slide: 'Slide', fade: 'Fade', blend: 'Blend' } as const;

/** A report as one page that needs nothing beside its pictures. */
export function reportPage({ title, advice, compared, current }: PictureReport): string {
  const rooms = Map.groupBy(current, ({ room }) => room);
  const sections = [
    ...compared.map(comparisonSection),
    ...[...rooms].map(([room, pictures]) => roomSection(room, pictures)),
  ];
  const titles = [
    ...compared.map(({ room, name }) => `${room}: ${name}`),
    ...[...rooms.keys()].map((room) => `${room}: as it is`),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${reportStyles}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<p>${escaped(advice)}</p>
</header>
<nav aria-label="Pictures"><ol>
${titles.map((name, index) => `<li><a href="#picture-${index}">${escaped(name)}</a></li>`).join('\n')}
</ol></nav>
<main>
${sections.map((section, index) => `<section id="picture-${index}" aria-labelledby="title-${index}">\n<h2 id="title-${index}">${escaped(titles[index] ?? '')}</h2>\n${section}\n</section>`).join('\n')}
</main>
<script>(${followSliders.toString()})();</script>
</body>
</html>
`;
}

function comparisonSection(picture: ComparedPicture, index: number): string {
  const { message, before, after, difference } = picture;
  const figures = [
    figure('Before', before, picture),
    figure('After', after, picture),
    figure('Difference', difference, picture),
  ].join('\n');
  const words = `<p>${escaped(message).replaceAll('\n', '<br>')}</p>`;
  if (before === undefined || after === undefined) {
    return `${words}\n<div class="sides">${figures}</div>`;
  }
  const choices = Object.entries(views).map(
    ([view, name]) =>
      `<label><input type="radio" name="view-${index}" value="${view}"${view === 'sides' ? ' checked' : ''}> ${name}</label>`,
  );
  return `${words}
<div class="comparison">
<fieldset><legend>Show</legend>${choices.join('\n')}</fieldset>
<div class="sides">${figures}</div>
<div class="both">
<label class="share">Before <input type="range" min="0" max="100" value="50" aria-label="How much of after is shown" aria-valuetext="50 %"> After</label>
<div class="stack">
<img src="${escaped(before)}" alt="Before: ${described(picture)}">
<img src="${escaped(after)}" alt="After: ${described(picture)}">
</div>
</div>
</div>`;
}

function roomSection(room: string, pictures: readonly ShownPicture[]): string {
  const figures = pictures.map(({ name, file }) => figure(name, file, { room, name }));
  return `<div class="sides">${figures.join('\n')}</div>`;
}

function figure(
  caption: string,
  file: string | undefined,
  picture: Pick<ShownPicture, 'room' | 'name'>,
): string {
  if (file === undefined) return '';
  const alt = `${escaped(caption)}: ${described(picture)}`;
  return `<figure><figcaption>${escaped(caption)}</figcaption><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${alt}"></a></figure>`;
}

function described({ room, name }: Pick<ShownPicture, 'room' | 'name'>): string {
  return escaped(`${room}, ${name}`);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Runs inside the page: what a slider says, its two pictures show. */
function followSliders(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
    target.setAttribute('aria-valuetext', `${target.value} %`);
    target.closest<HTMLElement>('.both')?.style.setProperty('--share', target.value);
  });
}
