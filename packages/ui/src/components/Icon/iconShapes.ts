/**
 * The pictures: strokes on a grid of 20 by 20, drawn with round ends in the colour of the text.
 * Each is one path; a dot is a line of no length.
 */
export const iconShapes = {
  add: 'M10 4v12M4 10h12',
  back: 'M16 10H4M9 5l-5 5 5 5',
  calendar:
    'M3.5 6.5a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2zM3.5 8.5h13M7 2.5v3.5M13 2.5v3.5',
  caution:
    'M8.7 3.6 2.4 14.4A1.5 1.5 0 0 0 3.7 16.7h12.6a1.5 1.5 0 0 0 1.3-2.3L11.3 3.6a1.5 1.5 0 0 0-2.6 0zM10 8v3.5M10 14v0',
  check: 'M4 10.5l4 4 8-9',
  chevronDown: 'M5 8l5 5 5-5',
  chevronLeft: 'M12 5l-5 5 5 5',
  chevronRight: 'M8 5l5 5-5 5',
  chevronUp: 'M5 12l5-5 5 5',
  close: 'M5 5l10 10M15 5L5 15',
  copy: 'M8 7.5h8.5v9H8zM12 4.5v-1H3.5v9H5',
  critical: 'M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7zM10 6.5v4.5M10 13.8v0',
  customers:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 16.5c0-2.8 2.2-4.5 5.5-4.5s5.5 1.7 5.5 4.5M13 3.8a3 3 0 0 1 0 5.4M15 12.4c1.9.6 3 2 3 4.1',
  dashboard: 'M3.5 3.5h5.5v7H3.5zM11.5 3.5h5v4h-5zM11.5 10.5h5v6h-5zM3.5 13.5h5.5v3H3.5z',
  document: 'M5 2.5h6.5L15.5 6.5v11h-10.5zM11.5 2.5v4h4M7.5 10.5h5M7.5 13.5h5',
  dueDate: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 5.8V10l2.8 2.2',
  edit: 'M3.5 16.5l.8-3.6L13.1 4a1.6 1.6 0 0 1 2.3 0l.6.6a1.6 1.6 0 0 1 0 2.3L7.1 15.7zM11.5 5.6l2.9 2.9',
  external:
    'M8 4.5H5a1.5 1.5 0 0 0-1.5 1.5v9a1.5 1.5 0 0 0 1.5 1.5h9a1.5 1.5 0 0 0 1.5-1.5v-3M11.5 3.5h5v5M16.5 3.5 9.5 10.5',
  first: 'M15 5l-5 5 5 5M9 5l-5 5 5 5',
  hide: 'M3 3l14 14M8.2 8.3a2.5 2.5 0 0 0 3.5 3.5M5.4 5.6C3.6 6.8 2.4 8.6 1.9 10c1 2.7 4 6 8.1 6 1.5 0 2.9-.4 4.1-1.1M8.3 4.2C8.9 4.1 9.4 4 10 4c4.1 0 7.1 3.3 8.1 6-.3.8-.8 1.7-1.5 2.6',
  info: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 9.2v4.6M10 6.4v0',
  keyboard:
    'M4 5h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4 5zM5.5 8v0M8.5 8v0M11.5 8v0M14.5 8v0M5.5 10.2v0M8.5 10.2v0M11.5 10.2v0M14.5 10.2v0M7 12.6h6',
  last: 'M5 5l5 5-5 5M11 5l5 5-5 5',
  logOut: 'M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M13 6.5l3.5 3.5-3.5 3.5M16.5 10H8',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  neutral: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM6.8 10h6.4',
  more: 'M4.5 10v0M10 10v0M15.5 10v0',
  notes: 'M4 3.5h12v9.5l-3.5 3.5H4zM16 13h-3.5v3.5M7 7.5h6M7 10.5h3.5',
  positive: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM6.5 10.3l2.4 2.4 4.6-5.2',
  remove: 'M3.5 5.5h13M8 5.5V3.5h4v2M5.5 5.5v11h9v-11M8.5 8.5v5M11.5 8.5v5',
  retry: 'M16 9.5A6.2 6.2 0 1 0 14.5 14M16.5 4.5v5h-5',
  sales: 'M3.5 16.5h13M5.5 13.5v-4M10 13.5v-10M14.5 13.5v-6.5',
  search: 'M8.8 14.5a5.7 5.7 0 1 0 0-11.4 5.7 5.7 0 0 0 0 11.4zM13 13l4 4',
  show: 'M1.9 10c1-2.7 4-6 8.1-6s7.1 3.3 8.1 6c-1 2.7-4 6-8.1 6s-7.1-3.3-8.1-6zM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  sort: 'M6 8l4-4 4 4M6 12l4 4 4-4',
  sortAscending: 'M10 16V4M5.5 8.5L10 4l4.5 4.5',
  sortDescending: 'M10 4v12M5.5 11.5L10 16l4.5-4.5',
  user: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 17c.4-3 2.9-4.5 6.5-4.5s6.1 1.5 6.5 4.5',
} as const;

/** The name of an icon, by its meaning where it has one. */
export type IconName = keyof typeof iconShapes;

/** All names, for stories and pickers. */
export const iconNames = Object.keys(iconShapes) as IconName[];
