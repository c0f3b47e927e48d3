/** Beginnings of addresses that programs draw from, and the two blocks for documentation (RFC 9542 §2.1.2 and §2.1.3). */
const rows = [
  { id: 'docker', name: 'Docker', prefix: '02:42' },
  { id: 'vmware', name: 'VMware', prefix: '00:50:56' },
  { id: 'vmware-auto', name: 'VMware (automatic)', prefix: '00:0C:29' },
  { id: 'virtualbox', name: 'VirtualBox', prefix: '08:00:27' },
  { id: 'kvm', name: 'QEMU/KVM', prefix: '52:54:00' },
  { id: 'hyperv', name: 'Hyper-V', prefix: '00:15:5D' },
  { id: 'xen', name: 'Xen', prefix: '00:16:3E' },
  { id: 'parallels', name: 'Parallels', prefix: '00:1C:42' },
  { id: 'proxmox', name: 'Proxmox', prefix: 'BC:24:11' },
  { id: 'documentation', name: 'Documentation', prefix: '00:00:5E:00:53' },
  { id: 'documentation-multicast', name: 'Documentation, multicast', prefix: '01:00:5E:90:10' },
] as const;

/** The note of a preset is a code to look a sentence up by. */
export const presetRows = rows.map((row) => ({ ...row, note: row.id }));
