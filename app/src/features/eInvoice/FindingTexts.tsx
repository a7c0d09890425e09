import type { EInvoiceFinding } from '@facturatie/api-contract';
import { Stack } from '@facturatie/ui/Stack';
import { Text } from '@facturatie/ui/Text';

export interface FindingTextsProps {
  readonly findings: readonly EInvoiceFinding[];
}

/** What the preflight found, below one another. */
export function FindingTexts({ findings }: FindingTextsProps) {
  return (
    <Stack space="xsmall">
      {findings.map(({ rule, field, severity, message }) => (
        <Text
          key={`${rule} ${field} ${message}`}
          size="small"
          tone={severity === 'stop' ? 'critical' : 'standard'}
        >
          {message}
        </Text>
      ))}
    </Stack>
  );
}
