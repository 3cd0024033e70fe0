import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

/** One tab and what it shows. */
export interface TabPanel {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  panels: readonly TabPanel[];
}

/** Tabs: arrow keys move between them; only the chosen one's content is built. */
export function Tabs({ label, value, onChange, panels }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List
        aria-label={label}
        className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-hairline"
      >
        {panels.map((panel) => (
          <RadixTabs.Trigger
            key={panel.value}
            value={panel.value}
            className="min-h-11 border-b-2 border-transparent px-1 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink data-[state=active]:border-primary data-[state=active]:text-primary"
          >
            {panel.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {panels.map((panel) => (
        <RadixTabs.Content key={panel.value} value={panel.value} className="pt-6">
          {panel.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
