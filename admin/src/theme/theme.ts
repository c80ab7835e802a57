import { createTheme } from '@mui/material/styles';
import { controls } from './controls.ts';
import { surfaces } from './surfaces.ts';
import { colours, fonts } from './tokens.ts';

export const theme = createTheme({
  spacing: 4,
  shape: { borderRadius: 2 },
  breakpoints: { values: { xs: 0, sm: 560, md: 768, lg: 1100, xl: 1360 } },
  palette: {
    primary: { main: colours.ink, contrastText: colours.paper },
    secondary: { main: colours.rust, contrastText: colours.paper },
    error: { main: colours.berry, contrastText: colours.paper },
    warning: { main: colours.yellow, contrastText: colours.paper },
    info: { main: colours.sea, contrastText: colours.paper },
    success: { main: colours.moss, contrastText: colours.paper },
    background: { default: colours.paper, paper: colours.paper },
    text: { primary: colours.bark, secondary: colours.stone, disabled: colours.stone },
    divider: colours.linen,
  },
  typography: {
    fontFamily: fonts.sans,
    fontSize: 14,
    htmlFontSize: 16,
    body1: { fontSize: 14, lineHeight: '20px' },
    body2: { fontSize: 14, lineHeight: '20px' },
    button: { fontSize: 14, lineHeight: '20px', fontWeight: 500, textTransform: 'none', letterSpacing: 0 },
  },
  components: { ...controls, ...surfaces },
});
