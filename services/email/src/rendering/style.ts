/** Mail programs know no custom properties. */
const colour = {
  paper: '#FAF7F2',
  wool: '#F1EBE1',
  linen: '#E4DACB',
  birch: '#CFC2AF',
  stone: '#6F665B',
  bark: '#4A4038',
  ink: '#26211C',
  rust: '#8F4527',
};
/** Emails load no font files. */
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const css = (rules: Record<string, string | number>): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}:${value}`)
    .join(';');

const words = { color: colour.bark, font: `400 16px/1.6 ${sans}` };
const cell = { padding: '12px 0', borderBottom: `1px solid ${colour.linen}`, verticalAlign: 'top' };
const quiet = { color: colour.stone, font: `400 14px/1.5 ${sans}` };
const amounts = { textAlign: 'right', whiteSpace: 'nowrap' };

export const style = {
  body: css({ margin: 0, padding: 0, background: colour.wool }),
  hidden: css({ display: 'none', maxHeight: 0, overflow: 'hidden' }),
  ground: css({ background: colour.wool }),
  around: css({ padding: '24px 12px 40px' }),
  sheet: css({ maxWidth: '600px', background: colour.paper, textAlign: 'left' }),
  head: css({ padding: '28px 24px 24px', borderBottom: `1px solid ${colour.linen}`, textAlign: 'center' }),
  brand: css({ color: colour.ink, font: `400 24px/1.2 ${serif}`, textDecoration: 'none' }),
  main: css({ padding: '32px 24px 24px' }),
  title: css({
    margin: '0 0 20px',
    color: colour.ink,
    font: `400 30px/1.2 ${serif}`,
    overflowWrap: 'anywhere',
  }),
  heading: css({ margin: '32px 0 8px', color: colour.ink, font: `400 20px/1.3 ${serif}` }),
  words: css({ margin: '0 0 16px', ...words, overflowWrap: 'anywhere' }),
  table: css({ margin: '8px 0 16px', borderCollapse: 'collapse' }),
  factName: css({ ...quiet, padding: '4px 16px 4px 0', verticalAlign: 'top', whiteSpace: 'nowrap' }),
  fact: css({ ...quiet, color: colour.ink, padding: '4px 0', width: '100%', wordBreak: 'break-word' }),
  pictureCell: css({ ...cell, width: '88px' }),
  picture: css({
    display: 'block',
    width: '72px',
    height: '90px',
    objectFit: 'cover',
    background: colour.wool,
    border: 0,
  }),
  line: css({ ...cell, ...words, fontSize: '15px', wordBreak: 'break-word' }),
  lineTitle: css({ color: colour.ink, fontWeight: 600 }),
  detail: css(quiet),
  before: css(quiet),
  price: css({ ...cell, ...amounts, color: colour.ink, font: `400 15px/1.6 ${sans}`, paddingLeft: '12px' }),
  salePrice: css({
    ...cell,
    ...amounts,
    color: colour.rust,
    font: `400 15px/1.6 ${sans}`,
    paddingLeft: '12px',
  }),
  sumName: css({ ...words, fontSize: '15px', padding: '4px 0' }),
  sum: css({ ...words, ...amounts, fontSize: '15px', padding: '4px 0' }),
  totalName: css({
    padding: '12px 0 4px',
    borderTop: `1px solid ${colour.birch}`,
    color: colour.ink,
    font: `600 17px/1.5 ${sans}`,
  }),
  total: css({
    padding: '12px 0 4px',
    borderTop: `1px solid ${colour.birch}`,
    color: colour.ink,
    font: `600 17px/1.5 ${sans}`,
    ...amounts,
  }),
  note: css({ margin: '0 0 16px', ...quiet, textAlign: 'right' }),
  buttonPlace: css({ margin: '28px 0 20px' }),
  button: css({
    display: 'inline-block',
    padding: '12px 28px',
    background: colour.ink,
    color: colour.paper,
    font: `500 16px/24px ${sans}`,
    textDecoration: 'none',
    borderRadius: '2px',
  }),
  together: css({ whiteSpace: 'nowrap' }),
  writtenOut: css({ margin: '24px 0 16px', ...quiet, overflowWrap: 'anywhere', wordBreak: 'break-word' }),
  link: css({ color: colour.ink, textDecoration: 'underline' }),
  foot: css({ padding: '24px', background: colour.paper, borderTop: `1px solid ${colour.linen}` }),
  seller: css({ margin: '0 0 12px', ...quiet }),
  why: css({ margin: 0, color: colour.stone, font: `400 13px/1.5 ${sans}` }),
  footLink: css({ color: colour.stone, textDecoration: 'underline' }),
};
