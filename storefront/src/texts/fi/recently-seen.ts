/** Every page loads this, unlike the rest of `product`. */
export const recentlySeen = {
  title: 'Katsoit äskettäin',
  clear: 'Tyhjennä katsellut',
  cleared: 'Katsellut tuotteet on tyhjennetty.',
} as const;
