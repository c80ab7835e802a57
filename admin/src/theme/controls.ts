import type { Components, Theme } from '@mui/material/styles';
import { token } from './tokens.ts';

const phone = '@media (max-width: 767.98px)';
// Forced colours drop backgrounds and shadows, so state needs a border.
const contrast = '@media (forced-colors: active)';
const ring = { outline: `2px solid ${token('rust')}`, outlineOffset: 2 };

export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        height: 36,
        padding: '0 16px',
        minWidth: 0,
        whiteSpace: 'nowrap',
        transition: 'background-color 160ms ease-out',
        [phone]: { height: 48 },
      },
      containedPrimary: {
        [contrast]: { border: '1px solid' },
        '&:hover': { backgroundColor: token('bark') },
        '&.Mui-disabled': {
          backgroundColor: token('wool'),
          color: token('stone'),
          boxShadow: `inset 0 0 0 1px ${token('linen')}`,
        },
      },
      outlined: {
        color: token('ink'),
        borderColor: token('birch'),
        '&:hover': { backgroundColor: token('wool'), borderColor: token('birch') },
        '&.Mui-disabled': { borderColor: token('linen'), color: token('stone') },
      },
      text: {
        height: 'auto',
        padding: '4px 0',
        color: token('ink'),
        borderRadius: 0,
        textDecoration: 'underline',
        textDecorationColor: token('birch'),
        textDecorationThickness: 1,
        textUnderlineOffset: 4,
        '&:hover': {
          backgroundColor: 'transparent',
          textDecoration: 'underline',
          textDecorationColor: 'currentColor',
        },
        [phone]: { height: 44 },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 40,
        height: 40,
        borderRadius: 2,
        color: token('bark'),
        '&:hover': { backgroundColor: token('wool'), color: token('ink') },
        '&[aria-disabled="true"]': {
          color: token('birch'),
          backgroundColor: 'transparent',
          cursor: 'default',
        },
        [phone]: { width: 44, height: 44 },
      },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true, margin: 'none' } },
  MuiFormControl: { defaultProps: { margin: 'none' } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        overflow: 'visible',
        whiteSpace: 'normal',
        color: token('bark'),
        fontSize: 14,
        lineHeight: '20px',
        fontWeight: 500,
        pointerEvents: 'auto',
        '&.Mui-focused': { color: token('bark') },
        '&.Mui-error': { color: token('bark') },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 44,
        backgroundColor: token('paper'),
        '& fieldset': { top: 0, borderColor: token('line') },
        '& legend': { display: 'none' },
        '&:hover fieldset': { borderColor: `${token('bark')} !important` },
        '&.Mui-focused fieldset': {
          borderWidth: '1px !important',
          borderColor: `${token('ink')} !important`,
          boxShadow: `inset 0 0 0 1px ${token('ink')}`,
          [contrast]: { outline: '2px solid Highlight' },
        },
        '&.Mui-error fieldset': { borderColor: `${token('berry')} !important` },
        '&.MuiInputBase-multiline': { padding: 0 },
        [phone]: { minHeight: 48 },
      },
      input: {
        boxSizing: 'border-box',
        height: 42,
        padding: '0 12px',
        fontSize: 14,
        color: token('ink'),
        [phone]: { height: 46, fontSize: 16 },
        '&:focus-visible': { outline: 'none' },
      },
      inputMultiline: { height: 'auto', padding: '10px 12px', lineHeight: '20px', resize: 'vertical' },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      icon: { display: 'flex', top: '50%', right: 12, transform: 'translateY(-50%)', color: token('stone') },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        fontSize: 13,
        lineHeight: '18px',
        color: token('stone'),
        '&:empty': { display: 'none' },
      },
    },
  },
};
