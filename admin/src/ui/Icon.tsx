const drawings = {
  home: 'M3 9.5 10 3.5l7 6M5 8.5V16.5h10V8.5M8.5 16.5v-4.5h3v4.5',
  shirt: 'M7 3.5 3 6l1.5 3.5L6 9v7.5h8V9l1.5.5L17 6l-4-2.5c-.6 1.3-1.7 2-3 2s-2.4-.7-3-2z',
  box: 'M3 6.5 10 3l7 3.5v7L10 17l-7-3.5zM3 6.5 10 10l7-3.5M10 10v7M6.5 4.8l7 3.5',
  letter: 'M3 5.5h14v9H3zM3 6l7 5 7-5',
  book: 'M4.5 3.5h11v13h-11zM7.5 3.5v13M10 7.5h3M10 10.5h3',
  books: 'M4 3.5h12v13H4zM7 7h6M7 10h6M7 13h3',
  external: 'M11.5 4H16v4.5M16 4l-7 7M13 11.5V16H4V7h4.5',
  keyboard: 'M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.5h7',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  more: 'M10 4.5h.01M10 10h.01M10 15.5h.01',
  close: 'm5 5 10 10M15 5 5 15',
  up: 'm5 12.5 5-5 5 5',
  down: 'm5 7.5 5 5 5-5',
  left: 'm12.5 5-5 5 5 5',
  right: 'm7.5 5 5 5-5 5',
  undo: 'M7 5 3.5 8.5 7 12M3.5 8.5H12a4 4 0 0 1 0 8H8.5',
  search: 'M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4zM12.8 12.8 16.5 16.5',
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  print: 'M6 7.5v-4h8v4M6 13.5H3.5v-6h13v6H14M6 11.5h8v5H6z',
  grip: 'M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01',
  warning: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6.5v4.5M10 13.5h.01',
  pause: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM8.25 7.5v5M11.75 7.5v5',
  count: 'M7 4.5H4.5v12h11v-12H13M7 3.5h6v2.5H7zM7.5 11l2 2 3.5-4',
  check: 'm4 10.5 4 4 8-9',
  yarn: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM4.5 6c4 .2 8.300 3.500 9.500 9.700M3.200 10.500c3 0 5.800 2.200 6.800 6.300M8.500 3.300c4.500 1 7.500 4.200 8.300 8.200',
  star: 'm10 3 2.1 4.6 5 .6-3.7 3.4 1 4.9L10 14l-4.4 2.5 1-4.9-3.7-3.4 5-.6z',
  grid: 'M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z',
  rows: 'M4 5.5h12M4 10h12M4 14.5h12',
  bookmark: 'M6 3.5h8v13l-4-3-4 3z',
  people:
    'M7.5 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 16.5c.4-2.8 2.4-4.2 5-4.2s4.6 1.4 5 4.2M13 4.4a2.8 2.8 0 0 1 0 5.2M14.3 12.6c1.8.5 2.9 1.8 3.2 3.9',
  person: 'M10 10a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM4 16.5c.5-3 2.8-4.5 6-4.5s5.5 1.5 6 4.5',
  key: 'M13 3.5a3.8 3.8 0 0 0-3.6 5L3.5 14.4v2.1h2.6v-1.9h1.9v-1.9h1.6l1.4-1.4A3.8 3.8 0 1 0 13 3.5zM14 7h.01',
  tag: 'M3.5 3.5h6l7 7-6 6-7-7zM6.75 6.75h.01',
  trash: 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'grip' || name === 'more' ? 2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
