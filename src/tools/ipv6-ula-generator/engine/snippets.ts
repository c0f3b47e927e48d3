import { formatIpv6, type Ipv6 } from '#lib/net/ipv6.ts';
import { subnetOf } from './prefix.ts';

export const targets = ['ip', 'radvd', 'docker', 'kubernetes'] as const;
export type Target = (typeof targets)[number];

/** The first address of a subnet: interface identifier 1. */
export function firstAddressOf(subnet: Ipv6): string {
  return formatIpv6([...subnet.slice(0, 7), 1]);
}

/** What to paste where this subnet shall be used. */
export function snippetOf(target: Target, globalId: string, number: number): string {
  const subnet = subnetOf(globalId, number);
  const network = `${formatIpv6(subnet)}/64`;
  switch (target) {
    case 'ip':
      return `ip -6 addr add ${firstAddressOf(subnet)}/64 dev eth0`;
    case 'radvd':
      return [
        'interface eth0 {',
        '  AdvSendAdvert on;',
        `  prefix ${network} {`,
        '    AdvOnLink on;',
        '    AdvAutonomous on;',
        '  };',
        '};',
      ].join('\n');
    case 'docker':
      return JSON.stringify({ ipv6: true, 'fixed-cidr-v6': network }, null, 2);
    case 'kubernetes':
      return kubernetes(globalId, number);
  }
}

/** The 256 subnets around the chosen one are for pods, one a node; services get a part of a subnet outside of them. */
function kubernetes(globalId: string, number: number): string {
  const pods = number & 0xff00;
  const services = pods === 0xff00 ? 0 : 0xffff;
  return [
    'apiVersion: kubeadm.k8s.io/v1beta4',
    'kind: ClusterConfiguration',
    'networking:',
    `  podSubnet: ${formatIpv6(subnetOf(globalId, pods))}/56`,
    `  serviceSubnet: ${formatIpv6(subnetOf(globalId, services))}/112`,
  ].join('\n');
}
