import type { ReactNode } from 'react';
import css from './ProductForm.module.css';

export const FormGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.group}>
    <h3>{title}</h3>
    {children}
  </div>
);
