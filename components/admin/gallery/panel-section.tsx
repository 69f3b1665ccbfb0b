import { Panel } from '@/components/admin/panel';
import { Example } from './example';
import { ExampleGrid } from './example-grid';

export function PanelSection() {
  return (
    <ExampleGrid>
      <Example state="default">
        <Panel id="panel-default" title="Address">
          <p>The text of the panel.</p>
        </Panel>
      </Example>
      <Example state="with an aside">
        <Panel id="panel-aside" title="Orders" aside={<a href="#panel-aside">All orders</a>}>
          <p>The text of the panel.</p>
        </Panel>
      </Example>
      <Example state="long title">
        <Panel
          id="panel-long"
          title="Everything that was ordered in the last twelve months by all of your clients"
        >
          <p>The text of the panel.</p>
        </Panel>
      </Example>
    </ExampleGrid>
  );
}
