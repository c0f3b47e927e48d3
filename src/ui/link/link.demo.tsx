import { Link } from './link.tsx';

export function Demo() {
  return (
    <p>
      A link <Link href="/hash-text">within the application</Link>, and one{' '}
      <Link href="https://www.rfc-editor.org/rfc/rfc4648">to another site</Link>, in a sentence.
    </p>
  );
}
