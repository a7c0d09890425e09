import { registerLinks } from '@facturatie/invoice-engine';
import { Link } from '@facturatie/ui/Link';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';
import { customerText } from '../../intl/customers.nl-BE.ts';

const text = customerText.registers;

/** What public registers say about a company, by the digits of its VAT number (specification §2). */
export function RegisterLinks({ vatNumber }: { vatNumber: string }) {
  const links = registerLinks(vatNumber);
  if (links === undefined) return <Text>{text.none}</Text>;
  return (
    <Stack>
      <Text>{text.intro}</Text>
      <Stack as="ul" align="start">
        {links.map(({ id, href }) => (
          <li key={id}>
            <Link href={href} isExternal>
              {text[id]}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
