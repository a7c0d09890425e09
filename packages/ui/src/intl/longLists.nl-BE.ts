export const daysBadgeTexts = {
  short: (days: number) => `${days}d`,
  spoken: (days: number) => {
    if (days === 0) return 'vandaag';
    const size = Math.abs(days);
    const words = `${size} ${size === 1 ? 'dag' : 'dagen'}`;
    return days < 0 ? `${words} te laat` : `nog ${words}`;
  },
};

export const loadMoreTexts = {
  label: 'Aantal in de lijst',
  more: 'Meer',
  shown: (shown: string, total: string | undefined) =>
    total === undefined ? `${shown} getoond` : `${shown} van ${total}`,
  loading: 'De volgende worden geladen.',
  failed: 'Laden is niet gelukt. Wat er al stond, staat er nog.',
  retry: 'Opnieuw',
};
