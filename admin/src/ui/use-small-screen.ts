import useMediaQuery from '@mui/material/useMediaQuery';

/** Below 768 px: a phone. */
export const useSmallScreen = (): boolean => useMediaQuery('(max-width: 767.98px)', { noSsr: true });
