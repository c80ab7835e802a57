import type { Components, Theme } from '@mui/material/styles';
import { token } from './tokens.ts';

const floating = '0 16px 48px rgb(38 33 28 / 14%), 0 2px 8px rgb(38 33 28 / 8%)';

/** What floats above the page, and the bar of progress. */
export const surfaces: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(38 33 28 / 38%)' } } },
  },
  MuiDrawer: {
    defaultProps: { transitionDuration: { enter: 240, exit: 180 } },
    styleOverrides: { paper: { boxShadow: floating, backgroundImage: 'none' } },
  },
  MuiDialog: {
    defaultProps: { transitionDuration: { enter: 180, exit: 140 } },
    styleOverrides: {
      paper: {
        width: 400,
        margin: 16,
        padding: 28,
        boxShadow: floating,
        border: `1px solid ${token('linen')}`,
        '@media (max-width: 767.98px)': { width: 'calc(100% - 32px)', padding: 24 },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 4, backgroundColor: token('linen') },
      bar: { backgroundColor: token('rust') },
    },
  },
};
