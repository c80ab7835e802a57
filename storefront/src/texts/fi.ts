/** Islands import the area they need, not this index. */
export { footerCategories, shell } from './fi/shell.ts';
