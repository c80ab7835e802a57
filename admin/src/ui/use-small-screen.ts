import useMediaQuery from '@mui/material/useMediaQuery';

/** Below 768 px: a phone, held while packing. */
export const useSmallScreen = (): boolean => useMediaQuery('(max-width: 767.98px)', { noSsr: true });
