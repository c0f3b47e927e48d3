import { useState } from 'react';
import demo from '../demo.module.css';
import { Segmented } from './segmented.tsx';

const indents = [
  { value: 2, label: '2' },
  { value: 4, label: '4' },
  { value: 0, label: 'Tab' },
];

export function Demo() {
  const [indent, setIndent] = useState(2);
  const [order, setOrder] = useState('none');
  const orders = ['none', 'alphabetical', 'by length', 'natural'].map((value) => ({ value, label: value }));
  return (
    <div className={demo.stack}>
      <Segmented label="Indent" labelPosition="left" options={indents} value={indent} onChange={setIndent} />
      <Segmented label="Order" hint="Of the members." options={orders} value={order} onChange={setOrder} />
      <Segmented label="Disabled" disabled options={indents} value={indent} onChange={setIndent} />
    </div>
  );
}
