import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';

/**
 * The history without notifications about navigation that was blocked: after those the router would
 * load the page at the unchanged location again, and a new form would start over.
 */
export function quietHistory(history: RouterHistory): RouterHistory {
  const { subscribe } = history;
  return Object.assign(history, {
    subscribe: (listener: Parameters<typeof subscribe>[0]) => {
      let last: HistoryLocation = history.location;
      return subscribe((notice) => {
        if (notice.location === last) return;
        last = notice.location;
        listener(notice);
      });
    },
  });
}
