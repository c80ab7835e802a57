import type { Components, Theme } from '@mui/material/styles';
import { token } from './tokens.ts';

const phone = '@media (max-width: 767.98px)';

const shade = (strength: number): string => `color-mix(in srgb, ${token('ink')} ${strength}%, transparent)`;
const floating = `0 16px 48px ${shade(14)}, 0 2px 8px ${shade(8)}`;

export const surfaces: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: shade(38) } } },
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
        '--dialog-padding': '28px',
        padding: 'var(--dialog-padding)',
        // Scrolls focused fields clear of the buttons at the foot.
        scrollPaddingBottom: 96,
        boxShadow: floating,
        border: `1px solid ${token('linen')}`,
        [phone]: {
          '--dialog-padding': '24px',
          width: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
        },
      },
    },
  },
  MuiMenu: {
    defaultProps: { transitionDuration: 150 },
    styleOverrides: {
      paper: {
        marginTop: 4,
        boxShadow: floating,
        border: `1px solid ${token('linen')}`,
      },
      list: { padding: '4px 0' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        gap: 10,
        // MUI resets the height for mouse users.
        minHeight: '36px !important',
        padding: '0 16px 0 12px',
        fontSize: 14,
        color: token('ink'),
        '&:hover, &.Mui-focusVisible': { backgroundColor: token('wool') },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        [phone]: { minHeight: '48px !important', fontSize: 16 },
      },
    },
  },
  RaNotification: {
    styleOverrides: {
      root: {
        // Above a sheet's buttons, two rows on a phone. Ignores the pointer, whose hovering would stop the timer.
        '&.MuiSnackbar-root': { bottom: 92, pointerEvents: 'none', [phone]: { bottom: 136 } },
        '& :is(a, button)': { pointerEvents: 'auto' },
        '& .MuiSnackbarContent-root': {
          minWidth: 320,
          padding: '2px 8px 2px 16px',
          backgroundColor: token('ink'),
          color: token('paper'),
          fontSize: 14,
          boxShadow: floating,
          // Forced colours remove ground and shadow.
          '@media (forced-colors: active)': { border: '1px solid' },
        },
        '& .MuiIconButton-root': { color: token('paper'), '&:hover': { backgroundColor: token('bark') } },
        '& .RaNotification-success .MuiSnackbarContent-message::before': { content: '"✓"', marginRight: 10 },
        '& .RaNotification-error': { backgroundColor: token('berry') },
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
