import useMediaQuery from '@mui/material/useMediaQuery';

export const useSmallScreen = (): boolean => useMediaQuery('(max-width: 767.98px)', { noSsr: true });
