export const gridSizes =
  '(width >= 1488px) 322px, (width >= 1280px) calc(23vw - 18px), (width >= 1024px) calc(31vw - 16px), (width >= 768px) calc(46vw - 12px), calc(50vw - 24px)';
