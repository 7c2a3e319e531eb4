// Module IrekoContainers
