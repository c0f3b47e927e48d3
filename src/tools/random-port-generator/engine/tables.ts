/** The bad ports of the Fetch Standard, https://fetch.spec.whatwg.org/#port-blocking. */
export const blockedPorts: ReadonlySet<number> = new Set(
  `1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137
  139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720
  1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080`
    .split(/\s+/)
    .map(Number),
);

const services = `20 FTP data · 21 FTP · 22 SSH · 23 Telnet · 25 SMTP · 53 DNS · 67 DHCP server · 68 DHCP client · 69 TFTP ·
80 HTTP · 88 Kerberos · 110 POP3 · 111 RPC portmapper · 123 NTP · 135 Microsoft RPC · 137 NetBIOS name service ·
139 NetBIOS session service · 143 IMAP · 161 SNMP · 179 BGP · 389 LDAP · 443 HTTPS · 445 SMB · 465 SMTP over TLS ·
514 Syslog · 515 LPD printing · 548 AFP · 554 RTSP · 587 SMTP submission · 631 IPP printing · 636 LDAP over TLS ·
873 rsync · 993 IMAP over TLS · 995 POP3 over TLS · 1080 SOCKS proxy · 1194 OpenVPN · 1433 Microsoft SQL Server ·
1521 Oracle Database · 1883 MQTT · 2049 NFS · 2181 ZooKeeper · 2375 Docker · 2376 Docker over TLS · 2379 etcd ·
3000 Node.js and Grafana · 3128 HTTP proxy (Squid) · 3306 MySQL and MariaDB · 3389 Remote Desktop ·
4200 Angular development server · 4222 NATS · 5000 Flask and container registry · 5173 Vite development server ·
5353 Multicast DNS · 5432 PostgreSQL · 5672 AMQP (RabbitMQ) · 5900 VNC · 5984 CouchDB · 6379 Redis ·
6443 Kubernetes API · 8000 HTTP alternate (Django) · 8080 HTTP alternate · 8086 InfluxDB ·
8123 ClickHouse HTTP and Home Assistant · 8200 Vault · 8443 HTTPS alternate · 8500 Consul · 8883 MQTT over TLS ·
8888 Jupyter · 9000 MinIO and PHP-FPM · 9042 Cassandra · 9090 Prometheus · 9092 Kafka ·
9200 Elasticsearch and OpenSearch · 9229 Node.js inspector · 9418 Git protocol · 10250 Kubelet · 11211 Memcached ·
11434 Ollama · 15672 RabbitMQ management · 25565 Minecraft · 27017 MongoDB · 32400 Plex · 50051 gRPC ·
51820 WireGuard`;

/** The ports that programs are known by. */
export const knownServices: ReadonlyMap<number, string> = new Map(
  services.split(/\s*·\s*/).map((entry) => {
    const at = entry.indexOf(' ');
    return [Number(entry.slice(0, at)), entry.slice(at + 1)] as const;
  }),
);
