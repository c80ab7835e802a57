/** Path data on a 24 px grid, drawn with a 1.5 px stroke. */
export const icons = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.2 15.2 20.5 20.5',
  heart:
    'M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 8.1 4.5c1.7 0 3.1.9 3.9 2.3.8-1.4 2.2-2.3 3.9-2.3a4.6 4.6 0 0 1 4.6 4.7C20.5 15 12 20 12 20Z',
  bag: 'M5 9.5h14l-.8 10.5H5.8L5 9.5ZM8.5 9.5V7.7A3.4 3.4 0 0 1 12 4a3.4 3.4 0 0 1 3.5 3.7v1.8',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h11',
  close: 'M5 5l14 14M19 5 5 19',
  filter: 'M3.5 7h17M7 12h10M10 17h4',
  left: 'M14.5 5.5 8 12l6.5 6.5',
  right: 'M9.5 5.5 16 12l-6.5 6.5',
  expand: 'M4.5 9.5V4.5h5M14.5 4.5h5v5M19.5 14.5v5h-5M9.5 19.5h-5v-5',
  down: 'M5.5 9 12 15.5 18.5 9',
  plus: 'M5.5 12h13M12 5.5v13',
  minus: 'M5.5 12h13',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const;

export type IconName = keyof typeof icons;
